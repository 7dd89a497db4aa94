/**
 * The one door to Docusaurus's internal module, which may change in any release: whoever needs a
 * name from it takes it from here.
 */
export {
  TitleFormatterProvider,
  useFilteredAndTreeifiedTOC,
  useLocalPathname,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
