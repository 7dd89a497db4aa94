export { TemplateGallery } from './TemplateGallery';
