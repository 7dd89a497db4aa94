import type { Presets } from '@site/src/playground/types';

const IN_TABS = `
  <TabContext value="1">
    <Here />
  </TabContext>
`;

const presets: Presets = {
  Tab: {
    props: { label: 'Rye', value: { code: '0' } },
    around: `
      <Tabs value={0}>
        <Here />
        <Tab label="Spelt" value={1} />
      </Tabs>
    `,
  },
  TabContext: {
    props: {
      value: { code: "'1'" },
      children: {
        code: `
          <TabList>
            <Tab label="Rye" value="1" />
            <Tab label="Spelt" value="2" />
          </TabList>
          <TabPanel value="1">Stone-ground</TabPanel>
          <TabPanel value="2">Sifted</TabPanel>
        `,
      },
    },
    hide: ['value'],
  },
  TabList: {
    props: { children: { code: '<Tab label="Rye" value="1" />\n<Tab label="Spelt" value="2" />' } },
    around: `
      <TabContext value="1">
        <Here />
        <TabPanel value="1">Stone-ground</TabPanel>
        <TabPanel value="2">Sifted</TabPanel>
      </TabContext>
    `,
  },
  TabPanel: {
    props: { value: { code: "'1'" }, children: 'Stone-ground' },
    hide: ['value'],
    around: IN_TABS,
  },
  TabScrollButton: {
    props: { direction: 'right', orientation: 'horizontal' },
  },
  Tabs: {
    props: {
      value: { code: '0' },
      children: { code: '<Tab label="Rye" />\n<Tab label="Spelt" />\n<Tab label="Oats" />' },
    },
  },
};

export default presets;
