import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { themeEntries } from './theme-entries';

type Entries = Readonly<Record<string, unknown>>;

/** Writes the default themes of the installed libraries as data, which only their pages import. */
export default function defaultThemePlugin(_context: LoadContext): Plugin {
  return {
    name: 'default-theme',

    async contentLoaded({ actions }) {
      const material = themeEntries(
        createTheme() as unknown as Entries,
        createTheme({ palette: { mode: 'dark' } }) as unknown as Entries,
      );
      // Styles of its icons, which readers don't change here.
      const { components: _components, ...joy } = extendTheme() as unknown as Entries;
      await actions.createData('material.json', JSON.stringify(material));
      await actions.createData('joy.json', JSON.stringify(themeEntries(joy)));
    },
  };
}
