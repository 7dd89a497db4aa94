import type { Preset, Presets } from '@site/src/playground/types';

const IN_LIST = `
  <List>
    <Here />
  </List>
`;

const IN_ACCORDION = `
  <AccordionGroup>
    <Here />
  </AccordionGroup>
`;

const IN_CARD = `
  <Card>
    <CardContent>Stone-ground rye flour, 1 kg</CardContent>
    <Here />
  </Card>
`;

const IN_STEP = `
  <Stepper>
    <Step>
      <Here />
    </Step>
  </Stepper>
`;

const IN_FIELD = `
  <FormControl>
    <Here />
    <Input placeholder="Miller" />
  </FormControl>
`;

const IN_MENU = `
  <MenuList>
    <Here />
    <MenuItem>Spelt</MenuItem>
  </MenuList>
`;

const IN_TABS = `
  <Tabs defaultValue={0}>
    <Here />
  </Tabs>
`;

const IN_DIALOG = `
  <Sheet variant="outlined" sx={{ width: 320, p: 2 }}>
    <Here />
  </Sheet>
`;

const ITEMS = `
  <ListItem>Rye</ListItem>
  <ListItem>Spelt</ListItem>
  <ListItem>Oats</ListItem>
`;

const OPTIONS = `
  <Option value="rye">Rye</Option>
  <Option value="spelt">Spelt</Option>
  <Option value="oats">Oats</Option>
`;

const PARTS = `
  <Sheet variant="outlined" sx={{ p: 2 }}>Rye</Sheet>
  <Sheet variant="outlined" sx={{ p: 2 }}>Spelt</Sheet>
  <Sheet variant="outlined" sx={{ p: 2 }}>Oats</Sheet>
`;

const DROPDOWN = "import Dropdown from '@mui/joy/Dropdown';";

const LABELLED: Preset = { props: { label: 'Gift wrap' } };

const MENU_ITEMS = `
  <MenuItem>Rye</MenuItem>
  <MenuItem>Spelt</MenuItem>
`;

const presets: Presets = {
  Accordion: {
    props: {
      children: {
        code: `
          <AccordionSummary>Delivery</AccordionSummary>
          <AccordionDetails>Every Tuesday before eight.</AccordionDetails>
        `,
      },
    },
    around: IN_ACCORDION,
    width: 320,
  },
  AccordionDetails: {
    props: { children: 'Every Tuesday before eight.' },
    around: `
      <Accordion expanded>
        <AccordionSummary>Delivery</AccordionSummary>
        <Here />
      </Accordion>
    `,
    width: 320,
  },
  AccordionGroup: {
    props: {
      children: {
        code: `
          <Accordion>
            <AccordionSummary>Delivery</AccordionSummary>
            <AccordionDetails>Every Tuesday before eight.</AccordionDetails>
          </Accordion>
          <Accordion>
            <AccordionSummary>Payment</AccordionSummary>
            <AccordionDetails>On delivery.</AccordionDetails>
          </Accordion>
        `,
      },
    },
    width: 320,
  },
  AccordionSummary: {
    props: { children: 'Delivery' },
    around: `
      <Accordion>
        <Here />
        <AccordionDetails>Every Tuesday before eight.</AccordionDetails>
      </Accordion>
    `,
    width: 320,
  },
  Alert: { props: { children: 'The mill is closed on Monday.' }, width: 360 },
  AspectRatio: { props: { children: { code: '<div>Rye</div>' } }, width: 280 },
  Autocomplete: {
    props: { options: { code: "['Rye', 'Spelt', 'Oats', 'Wheat']" }, placeholder: 'Grain' },
  },
  AutocompleteListbox: {
    props: { children: { code: '<AutocompleteOption>Rye</AutocompleteOption>' } },
  },
  AutocompleteOption: {
    props: { children: 'Rye' },
    around: `
      <AutocompleteListbox>
        <Here />
      </AutocompleteListbox>
    `,
  },
  Avatar: { props: { children: 'M' } },
  AvatarGroup: {
    props: { children: { code: '<Avatar>A</Avatar>\n<Avatar>B</Avatar>\n<Avatar>C</Avatar>' } },
  },
  Badge: { props: { badgeContent: 4, children: { code: '<MailIcon />' } } },
  Box: { props: { sx: { code: "{ p: 3, border: '1px dashed' }" }, children: 'Fresh flour' } },
  Breadcrumbs: {
    props: {
      children: {
        code: '<Link href="#playground">Mill</Link>\n<Link href="#playground">Flour</Link>\n<Typography>Rye</Typography>',
      },
    },
  },
  Button: { props: { children: 'Grind' } },
  ButtonGroup: {
    props: {
      children: { code: '<Button>Fine</Button>\n<Button>Medium</Button>\n<Button>Coarse</Button>' },
    },
  },
  Card: { props: { children: 'Stone-ground rye flour, 1 kg' }, width: 320 },
  CardActions: {
    props: { children: { code: '<Button>Order</Button>\n<Button variant="soft">Share</Button>' } },
    around: IN_CARD,
    width: 320,
  },
  CardContent: {
    props: { children: 'Stone-ground rye flour, 1 kg' },
    around: '<Card>\n  <Here />\n</Card>',
    width: 320,
  },
  CardCover: {
    props: { children: { code: "<Box sx={{ bgcolor: 'primary.softBg' }} />" } },
    around: IN_CARD,
    width: 320,
  },
  CardOverflow: {
    props: { children: '12 kg in stock', variant: 'soft' },
    around: IN_CARD,
    width: 320,
  },
  Checkbox: LABELLED,
  Chip: { props: { children: 'Organic' } },
  ChipDelete: { props: { 'aria-label': 'Remove' }, hide: ['children'] },
  CircularProgress: { props: { 'aria-label': 'Grinding' } },
  DialogActions: {
    props: {
      children: { code: '<Button>Order</Button>\n<Button variant="plain">Cancel</Button>' },
    },
    around: IN_DIALOG,
  },
  DialogContent: { props: { children: 'We deliver every Tuesday.' }, around: IN_DIALOG },
  DialogTitle: { props: { children: 'Order flour?' }, around: IN_DIALOG },
  Divider: { props: { children: 'or' }, width: 320 },
  Drawer: {
    props: {
      open: false,
      children: {
        code: `<ModalClose />\n<DialogTitle>Grains</DialogTitle>\n<List>${ITEMS}</List>`,
      },
    },
    opener: true,
  },
  FormControl: {
    props: {
      children: {
        code: `
          <FormLabel>Miller</FormLabel>
          <Input placeholder="Name" />
          <FormHelperText>As on the invoice</FormHelperText>
        `,
      },
    },
  },
  FormHelperText: { props: { children: 'As on the invoice' } },
  FormLabel: { props: { children: 'Miller' }, around: IN_FIELD },
  Grid: {
    props: {
      container: true,
      spacing: 2,
      children: {
        code: `
          <Grid size={6}><Sheet variant="outlined" sx={{ p: 2 }}>Rye</Sheet></Grid>
          <Grid size={6}><Sheet variant="outlined" sx={{ p: 2 }}>Spelt</Sheet></Grid>
          <Grid size={12}><Sheet variant="outlined" sx={{ p: 2 }}>Oats</Sheet></Grid>
        `,
      },
    },
    width: 400,
  },
  IconButton: { props: { 'aria-label': 'Favorite', children: { code: '<FavoriteIcon />' } } },
  Input: { props: { placeholder: 'Miller' } },
  LinearProgress: { props: { 'aria-label': 'Grinding' }, width: 320 },
  Link: { props: { href: '#playground', children: 'All kinds of flour' } },
  List: { props: { children: { code: ITEMS } }, width: 240 },
  ListDivider: {
    around: `
      <List>
        <ListItem>Rye</ListItem>
        <Here />
        <ListItem>Spelt</ListItem>
      </List>
    `,
    hide: ['children'],
    width: 240,
  },
  ListItem: { props: { children: 'Rye' }, around: IN_LIST, width: 240 },
  ListItemButton: { props: { children: 'Rye' }, around: IN_LIST, width: 240 },
  ListItemContent: {
    props: { children: 'Rye' },
    around: `
      <ListItem component="div">
        <Here />
      </ListItem>
    `,
    width: 240,
  },
  ListItemDecorator: {
    props: { children: { code: '<StarIcon />' } },
    around: `
      <ListItem component="div">
        <Here />
        Rye
      </ListItem>
    `,
    width: 240,
  },
  ListSubheader: {
    props: { children: 'Grains' },
    around: `
      <List component="div">
        <Here />
      </List>
    `,
    width: 240,
  },
  Menu: {
    imports: [DROPDOWN],
    props: { open: false, anchorEl: { code: 'anchor' }, children: { code: MENU_ITEMS } },
    around: '<Dropdown>\n  <Here />\n</Dropdown>',
    opener: true,
  },
  MenuButton: {
    imports: [DROPDOWN],
    props: { children: 'Grain' },
    around: `
      <Dropdown>
        <Here />
        <Menu>
          <MenuItem>Rye</MenuItem>
        </Menu>
      </Dropdown>
    `,
  },
  MenuItem: { props: { children: 'Rye' }, around: IN_MENU },
  MenuList: { props: { children: { code: MENU_ITEMS } } },
  Modal: {
    props: {
      open: false,
      children: {
        code: '<ModalDialog>\n  <ModalClose />\n  <DialogTitle>Order flour?</DialogTitle>\n</ModalDialog>',
      },
    },
    opener: true,
  },
  ModalClose: { around: IN_DIALOG },
  ModalDialog: {
    props: {
      children: {
        code: '<DialogTitle>Order flour?</DialogTitle>\n<DialogContent>We deliver every Tuesday.</DialogContent>',
      },
    },
    around:
      '<Box sx={{ position: "relative", height: 180, transform: "scale(1)" }}>\n  <Here />\n</Box>',
    width: 400,
  },
  ModalOverflow: { props: { children: 'We deliver every Tuesday.' } },
  Option: {
    props: { value: { code: "'rye'" }, children: 'Rye' },
    around: `
      <Select defaultValue="rye">
        <Here />
        <Option value="spelt">Spelt</Option>
      </Select>
    `,
  },
  Radio: { props: { label: 'Rye', value: { code: "'rye'" } }, hide: ['value'] },
  RadioGroup: {
    props: {
      defaultValue: { code: "'rye'" },
      children: {
        code: '<Radio value="rye" label="Rye" />\n<Radio value="spelt" label="Spelt" />',
      },
    },
  },
  ScopedCssBaseline: { props: { children: 'Fresh flour' } },
  Select: { props: { placeholder: 'Grain', children: { code: OPTIONS } }, width: 200 },
  Sheet: { props: { variant: 'outlined', sx: { code: '{ p: 3 }' }, children: 'Fresh flour' } },
  Skeleton: { props: { variant: 'text' }, hide: ['children'], width: 280 },
  Slider: { props: { defaultValue: { code: '40' }, 'aria-label': 'Grind' }, width: 300 },
  Snackbar: { props: { open: false, children: 'Order placed' }, opener: true },
  Stack: { props: { spacing: 2, direction: 'row', children: { code: PARTS } } },
  Step: {
    props: { children: 'Grind' },
    around: '<Stepper>\n  <Here />\n  <Step>Sift</Step>\n</Stepper>',
    width: 320,
  },
  StepButton: { props: { children: 'Grind' }, around: IN_STEP, width: 240 },
  StepIndicator: {
    props: { children: '1' },
    around: IN_STEP,
    width: 240,
  },
  Stepper: {
    props: { children: { code: '<Step>Clean</Step>\n<Step>Grind</Step>\n<Step>Sift</Step>' } },
    width: 400,
  },
  SvgIcon: { props: { children: { code: '<path d="M12 2 2 22h20z" />' } } },
  Switch: { props: { slotProps: { code: "{ input: { 'aria-label': 'Gift wrap' } }" } } },
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
  Table: {
    props: {
      children: {
        code: `
          <thead>
            <tr><th>Grain</th><th>Weight</th></tr>
          </thead>
          <tbody>
            <tr><td>Rye</td><td>12 kg</td></tr>
            <tr><td>Spelt</td><td>7 kg</td></tr>
          </tbody>
        `,
      },
    },
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
  Textarea: { props: { placeholder: 'Please ring twice.', minRows: 2 }, width: 280 },
  ToggleButtonGroup: {
    props: {
      'aria-label': 'Grind',
      value: { code: "'fine'" },
      children: {
        code: '<Button value="fine">Fine</Button>\n<Button value="coarse">Coarse</Button>',
      },
    },
  },
  Tooltip: { props: { title: 'Ground this morning', children: { code: '<Button>Rye</Button>' } } },
  Typography: { props: { children: 'Flour, ground this morning' } },
};

export default presets;
