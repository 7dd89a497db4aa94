export { CopyCommand } from './CopyCommand';
export { TemplateGallery } from './TemplateGallery';
