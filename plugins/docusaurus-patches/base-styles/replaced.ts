const THEME = '@docusaurus/theme-classic/lib/theme';
const COMMON = '@docusaurus/theme-common/lib';

/** The CSS modules of Docusaurus's components on this site, replaced by `classic.module.css`. */
export const REPLACED: readonly string[] = [
  ...[
    'Admonition/Layout',
    'AnnouncementBar',
    'AnnouncementBar/CloseButton',
    'AnnouncementBar/Content',
    'DocBreadcrumbs',
    'DocBreadcrumbs/Items/Home',
    'DocItem/Layout',
    'DocItem/TOC/Mobile',
    'DocRoot/Layout',
    'DocRoot/Layout/Main',
    'DocRoot/Layout/Sidebar',
    'DocRoot/Layout/Sidebar/ExpandButton',
    'EditMetaRow',
    'Icon/Edit',
    'Layout',
    'MDXComponents/Img',
    'MDXComponents/Ul',
    'TabItem',
    'Tabs',
    'Tag',
    'TagsListInline',
  ].map((component) => `${THEME}/${component}/styles.module.css`),
  `${COMMON}/components/ThemedComponent/styles.module.css`,
  `${COMMON}/utils/anchorUtils.module.css`,
  `${COMMON}/utils/errorBoundaryUtils.module.css`,
];
