function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** First words of page titles. */
export const VERBS = words(`
  Adding Building Caching Changing Choosing Combining Composing Configuring Creating Debugging
  Deploying Extending Formatting Hosting Loading Migrating Nesting Opening Publishing Reading
  Sharing Sorting Testing Writing`);

/** Second words of page titles. */
export const NOUNS = words(`
  accounts alerts animations assets backups badges buttons calendars charts columns cookies
  dashboards dialogs events exports filters forms icons images invoices layouts lists menus
  messages modules notes permissions plugins queries reports roles schemas services shortcuts
  tables themes tokens tooltips versions widgets`);

/** Vocabulary of the texts. Earlier words are more frequent, as in any language. */
export const VOCABULARY = words(`
  the a to of and in is you it that for with on your this can when as from page are by or be not
  component value use have one which style each property set file default only name project
  element text before after without change other same more first two option render server layout
  content width theme color build example state small state result add need between while within
  reader version package import function string number array object event handler import folder
  several already always instead besides however available different important simple complete
  application browser keyboard network language direction responsive container boundary variant
  surface density contrast gradient typography breakpoint placeholder configuration environment
  production development performance accessibility attribute selector stylesheet specification
  transition animation interaction selection validation suggestion translation navigation
  documentation architecture implementation abstraction composition inheritance optional nested
  dynamic static lazy remote local temporary permanent explicit implicit readable portable robust
  measure compare collect arrange describe replace remove extend restore predict observe prepare
  develop maintain install upgrade publish register schedule distribute synchronise authenticate`);
