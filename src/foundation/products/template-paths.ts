/** Path of the template gallery, below the base URL. */
export const TEMPLATES_PATH = '/material-ui/getting-started/templates/';

/** Path of a template's page, below the base URL. */
export const templatePath = (name: string) => `${TEMPLATES_PATH}${name}/`;

/** Path of a template's preview, which contains only the template. */
export const templatePreviewPath = (name: string) => `${templatePath(name)}preview/`;

/** Path of a template's picture in a color mode. */
export const templatePicturePath = (name: string, mode: 'light' | 'dark') =>
  `/img/templates/${name}-${mode}.webp`;

/** Path of the archive with a template's project, which its copy command downloads. */
export const templateArchivePath = (name: string) => `${TEMPLATES_PATH}${name}.tar.gz`;
