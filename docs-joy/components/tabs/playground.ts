import type { Presets } from '@site/src/playground/types';

const IN_TABS = `
  <Tabs defaultValue={0}>
    <Here />
  </Tabs>
`;

const presets: Presets = {
  Tab: {
    props: { children: 'Rye' },
    around: `
      <Tabs defaultValue={0}>
        <TabList>
          <Here />
          <Tab>Spelt</Tab>
        </TabList>
      </Tabs>
    `,
    width: 320,
  },
  TabList: {
    props: { children: { code: '<Tab>Rye</Tab>\n<Tab>Spelt</Tab>' } },
    around: IN_TABS,
    width: 320,
  },
  TabPanel: {
    props: { value: { code: '0' }, children: 'Stone-ground' },
    hide: ['value'],
    around: `
      <Tabs defaultValue={0}>
        <TabList>
          <Tab>Rye</Tab>
        </TabList>
        <Here />
      </Tabs>
    `,
    width: 320,
  },
  Tabs: {
    props: {
      defaultValue: { code: '0' },
      children: {
        code: `
          <TabList>
            <Tab>Rye</Tab>
            <Tab>Spelt</Tab>
          </TabList>
          <TabPanel value={0}>Stone-ground</TabPanel>
          <TabPanel value={1}>Sifted</TabPanel>
        `,
      },
    },
    width: 320,
  },
};

export default presets;
