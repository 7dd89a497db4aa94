import type { Presets } from '@site/src/playground/types';

const IN_TABS = `
  <Tabs defaultValue={0}>
    <Here />
  </Tabs>
`;

const presets: Presets = {
  Tab: {
    props: { children: 'Orders' },
    around: `
      <Tabs defaultValue={0}>
        <TabList>
          <Here />
          <Tab>Invoices</Tab>
        </TabList>
      </Tabs>
    `,
    width: 320,
  },
  TabList: {
    props: { children: { code: '<Tab>Orders</Tab>\n<Tab>Invoices</Tab>' } },
    around: IN_TABS,
    width: 320,
  },
  TabPanel: {
    props: { value: { code: '0' }, children: '12 orders' },
    hide: ['value'],
    around: `
      <Tabs defaultValue={0}>
        <TabList>
          <Tab>Orders</Tab>
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
            <Tab>Orders</Tab>
            <Tab>Invoices</Tab>
          </TabList>
          <TabPanel value={0}>12 orders</TabPanel>
          <TabPanel value={1}>3 invoices</TabPanel>
        `,
      },
    },
    width: 320,
  },
};

export default presets;
