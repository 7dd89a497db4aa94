import type { Preset, Presets } from '@site/src/playground/types';

const IN_LIST = `
  <List>
    <Here />
  </List>
`;

const IN_STEP = `
  <Stepper activeStep={0}>
    <Step>
      <Here />
    </Step>
  </Stepper>
`;

const IN_TABLE = `
  <Table>
    <Here />
  </Table>
`;

const IN_TIMELINE_ITEM = `
  <Timeline>
    <TimelineItem>
      <Here />
      <TimelineContent>Grain arrives</TimelineContent>
    </TimelineItem>
  </Timeline>
`;

const IN_TABS = `
  <TabContext value="1">
    <Here />
  </TabContext>
`;

const IN_DIALOG = `
  <Paper sx={{ width: 360 }}>
    <Here />
  </Paper>
`;

const ROWS = `
  <TableRow>
    <TableCell>Rye</TableCell>
    <TableCell align="right">12 kg</TableCell>
  </TableRow>
  <TableRow>
    <TableCell>Spelt</TableCell>
    <TableCell align="right">7 kg</TableCell>
  </TableRow>
`;

const CELLS = `
  <TableCell>Rye</TableCell>
  <TableCell align="right">12 kg</TableCell>
`;

const STEPS = `
  <Step><StepLabel>Clean</StepLabel></Step>
  <Step><StepLabel>Grind</StepLabel></Step>
  <Step><StepLabel>Sift</StepLabel></Step>
`;

const ITEMS = `
  <ListItem><ListItemText primary="Rye" secondary="12 kg" /></ListItem>
  <ListItem><ListItemText primary="Spelt" secondary="7 kg" /></ListItem>
`;

const MENU_ITEMS = `
  <MenuItem value={1}>Rye</MenuItem>
  <MenuItem value={2}>Spelt</MenuItem>
  <MenuItem value={3}>Oats</MenuItem>
`;

const PARTS = `
  <Paper sx={{ p: 2 }}>Rye</Paper>
  <Paper sx={{ p: 2 }}>Spelt</Paper>
  <Paper sx={{ p: 2 }}>Oats</Paper>
`;

const BOX = '<Paper sx={{ p: 3 }}>Fresh flour</Paper>';

const TRANSITION: Preset = { props: { in: true, children: { code: BOX } } };

const PLACED: Preset = {
  props: { open: false, anchorEl: { code: 'anchor' } },
  opener: true,
};

const GRID: Preset = {
  props: {
    container: true,
    spacing: 2,
    children: {
      code: `
        <Grid size={6}><Paper sx={{ p: 2 }}>Rye</Paper></Grid>
        <Grid size={6}><Paper sx={{ p: 2 }}>Spelt</Paper></Grid>
        <Grid size={12}><Paper sx={{ p: 2 }}>Oats</Paper></Grid>
      `,
    },
  },
  width: 400,
};

const presets: Presets = {
  Accordion: {
    props: {
      children: {
        code: `
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>Delivery</AccordionSummary>
          <AccordionDetails>Every Tuesday before eight.</AccordionDetails>
        `,
      },
    },
    width: 400,
  },
  AccordionActions: {
    props: { children: { code: '<Button>Cancel</Button>\n<Button>Save</Button>' } },
    width: 400,
  },
  AccordionDetails: {
    props: { children: 'Every Tuesday before eight.' },
    around: `
      <Accordion expanded>
        <AccordionSummary>Delivery</AccordionSummary>
        <Here />
      </Accordion>
    `,
    width: 400,
  },
  AccordionSummary: {
    props: { children: 'Delivery', expandIcon: { code: '<ExpandMoreIcon />' } },
    around: `
      <Accordion>
        <Here />
        <AccordionDetails>Every Tuesday before eight.</AccordionDetails>
      </Accordion>
    `,
    width: 400,
  },
  Alert: { props: { children: 'The mill is closed on Monday.' }, width: 400 },
  AlertTitle: {
    props: { children: 'Closed' },
    around: `
      <Alert severity="info">
        <Here />
        The mill is closed on Monday.
      </Alert>
    `,
  },
  AppBar: {
    props: {
      position: 'static',
      children: { code: '<Toolbar><Typography variant="h6">Old Mill</Typography></Toolbar>' },
    },
    hide: ['position'],
    width: 560,
  },
  Autocomplete: {
    props: {
      options: { code: "['Rye', 'Spelt', 'Oats', 'Wheat']" },
      renderInput: { code: '(params) => <TextField {...params} label="Grain" />' },
    },
    width: 300,
  },
  Avatar: { props: { children: 'M' } },
  AvatarGroup: {
    props: {
      children: {
        code: '<Avatar>A</Avatar>\n<Avatar>B</Avatar>\n<Avatar>C</Avatar>\n<Avatar>D</Avatar>',
      },
    },
  },
  Backdrop: {
    props: {
      open: false,
      sx: { code: "{ position: 'absolute' }" },
      children: { code: '<CircularProgress />' },
    },
    opener: true,
  },
  Badge: { props: { badgeContent: 4, color: 'primary', children: { code: '<MailIcon />' } } },
  BottomNavigation: {
    props: {
      value: { code: '0' },
      showLabels: true,
      children: {
        code: `
          <BottomNavigationAction label="Orders" icon={<HistoryIcon />} />
          <BottomNavigationAction label="Favorites" icon={<FavoriteIcon />} />
        `,
      },
    },
    width: 400,
  },
  BottomNavigationAction: { props: { label: 'Orders', icon: { code: '<HistoryIcon />' } } },
  Box: {
    props: { sx: { code: "{ p: 3, border: '1px dashed' }" }, children: 'Fresh flour' },
  },
  Breadcrumbs: {
    props: {
      children: {
        code: '<Link href="#playground">Mill</Link>\n<Link href="#playground">Flour</Link>\n<Typography>Rye</Typography>',
      },
    },
  },
  Button: { props: { variant: 'contained', children: 'Grind' } },
  ButtonBase: { props: { children: 'Grind' } },
  ButtonGroup: {
    props: {
      variant: 'outlined',
      children: { code: '<Button>Fine</Button>\n<Button>Medium</Button>\n<Button>Coarse</Button>' },
    },
  },
  Card: {
    props: { children: { code: '<CardContent>Stone-ground rye flour, 1 kg</CardContent>' } },
    width: 320,
  },
  CardActionArea: {
    props: { children: { code: '<CardContent>Stone-ground rye flour, 1 kg</CardContent>' } },
    around: `
      <Card>
        <Here />
      </Card>
    `,
    width: 320,
  },
  CardActions: {
    props: {
      children: {
        code: '<Button size="small">Order</Button>\n<Button size="small">Share</Button>',
      },
    },
    around: `
      <Card>
        <CardContent>Stone-ground rye flour, 1 kg</CardContent>
        <Here />
      </Card>
    `,
    width: 320,
  },
  CardContent: {
    props: { children: 'Stone-ground rye flour, 1 kg' },
    around: `
      <Card>
        <Here />
      </Card>
    `,
    width: 320,
  },
  CardHeader: {
    props: {
      title: 'Rye flour',
      subheader: 'Stone-ground, 1 kg',
      avatar: { code: '<Avatar>R</Avatar>' },
    },
    around: `
      <Card>
        <Here />
      </Card>
    `,
    width: 320,
  },
  CardMedia: {
    props: {
      component: { code: "'div'" },
      children: ' ',
      sx: { code: "{ height: 120, bgcolor: 'primary.light' }" },
    },
    hide: ['children'],
    around: `
      <Card>
        <Here />
        <CardContent>Stone-ground rye flour, 1 kg</CardContent>
      </Card>
    `,
    width: 320,
  },
  Checkbox: { props: { slotProps: { code: "{ input: { 'aria-label': 'Gift wrap' } }" } } },
  Chip: { props: { label: 'Organic' } },
  Collapse: { props: { in: true, children: { code: BOX } } },
  CircularProgress: { props: { 'aria-label': 'Grinding' } },
  Container: { props: { maxWidth: 'xs', children: { code: BOX } }, width: 560 },
  Dialog: {
    props: {
      open: false,
      children: {
        code: `
          <DialogTitle>Order flour?</DialogTitle>
          <DialogContent>
            <DialogContentText>We deliver every Tuesday.</DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button>Cancel</Button>
            <Button>Order</Button>
          </DialogActions>
        `,
      },
    },
    opener: true,
  },
  DialogActions: {
    props: { children: { code: '<Button>Cancel</Button>\n<Button>Order</Button>' } },
    around: IN_DIALOG,
  },
  DialogContent: { props: { children: 'We deliver every Tuesday.' }, around: IN_DIALOG },
  DialogContentText: { props: { children: 'We deliver every Tuesday.' }, around: IN_DIALOG },
  DialogTitle: { props: { children: 'Order flour?' }, around: IN_DIALOG },
  Divider: { props: { children: 'or' }, width: 320 },
  Drawer: {
    props: { children: { code: `<List>${ITEMS}</List>` } },
    opener: true,
  },
  Fab: { props: { color: 'primary', 'aria-label': 'Add', children: { code: '<AddIcon />' } } },
  Fade: TRANSITION,
  FilledInput: { props: { placeholder: 'Miller' } },
  FormControl: {
    props: {
      children: {
        code: `
          <FormLabel>Grain</FormLabel>
          <RadioGroup defaultValue="rye">
            <FormControlLabel value="rye" control={<Radio />} label="Rye" />
            <FormControlLabel value="spelt" control={<Radio />} label="Spelt" />
          </RadioGroup>
        `,
      },
    },
  },
  FormControlLabel: { props: { label: 'Gift wrap', control: { code: '<Checkbox />' } } },
  FormGroup: {
    props: {
      children: {
        code: `
          <FormControlLabel control={<Checkbox />} label="Gift wrap" />
          <FormControlLabel control={<Checkbox />} label="Receipt" />
        `,
      },
    },
  },
  FormHelperText: { props: { children: 'As on the invoice' } },
  FormLabel: { props: { children: 'Grain' } },
  Grid: GRID,
  GridLegacy: {
    props: {
      container: true,
      spacing: 2,
      children: {
        code: `
          <GridLegacy item xs={6}><Paper sx={{ p: 2 }}>Rye</Paper></GridLegacy>
          <GridLegacy item xs={6}><Paper sx={{ p: 2 }}>Spelt</Paper></GridLegacy>
        `,
      },
    },
    width: 400,
  },
  Grow: TRANSITION,
  Icon: { props: { children: { code: "'★'" } } },
  IconButton: { props: { 'aria-label': 'Favorite', children: { code: '<FavoriteIcon />' } } },
  ImageList: {
    props: {
      cols: 3,
      rowHeight: 64,
      children: {
        code: `
          <ImageListItem sx={{ bgcolor: 'primary.light' }} />
          <ImageListItem sx={{ bgcolor: 'secondary.light' }} />
          <ImageListItem sx={{ bgcolor: 'warning.light' }} />
          <ImageListItem sx={{ bgcolor: 'success.light' }} />
          <ImageListItem sx={{ bgcolor: 'info.light' }} />
          <ImageListItem sx={{ bgcolor: 'error.light' }} />
        `,
      },
    },
    width: 400,
  },
  ImageListItem: {
    props: {
      sx: { code: "{ bgcolor: 'primary.light' }" },
      children: { code: '<ImageListItemBar title="Rye" />' },
    },
    around: `
      <ImageList cols={3} rowHeight={64}>
        <Here />
        <ImageListItem sx={{ bgcolor: 'secondary.light' }} />
        <ImageListItem sx={{ bgcolor: 'warning.light' }} />
      </ImageList>
    `,
    width: 400,
  },
  ImageListItemBar: {
    props: { title: 'Rye', subtitle: 'Stone-ground' },
    around: `
      <ImageListItem component="div" sx={{ height: 160, bgcolor: 'primary.light' }}>
        <Here />
      </ImageListItem>
    `,
    width: 280,
  },
  Input: { props: { placeholder: 'Miller' } },
  InputAdornment: {
    props: { position: 'start', children: 'kg' },
    around: `
      <FormControl>
        <Here />
        <OutlinedInput placeholder="12" />
      </FormControl>
    `,
  },
  InputBase: { props: { placeholder: 'Miller' } },
  InputLabel: {
    props: { children: 'Miller' },
    around: `
      <FormControl>
        <Here />
        <OutlinedInput label="Miller" />
      </FormControl>
    `,
  },
  LinearProgress: { props: { 'aria-label': 'Grinding' }, width: 320 },
  Link: { props: { href: '#playground', children: 'All kinds of flour' } },
  List: { props: { children: { code: ITEMS } }, width: 280 },
  ListItem: { props: { children: 'Rye' }, around: IN_LIST, width: 280 },
  ListItemAvatar: {
    props: { children: { code: '<Avatar>R</Avatar>' } },
    around: `
      <ListItem>
        <Here />
        <ListItemText primary="Rye" />
      </ListItem>
    `,
  },
  ListItemButton: { props: { children: 'Rye' }, around: IN_LIST, width: 280 },
  ListItemIcon: {
    props: { children: { code: '<StarIcon />' } },
    around: `
      <ListItem component="div">
        <Here />
        <ListItemText primary="Rye" />
      </ListItem>
    `,
  },
  ListItemSecondaryAction: {
    props: { children: '12 kg' },
    around: `
      <ListItem component="div">
        <ListItemText primary="Rye" />
        <Here />
      </ListItem>
    `,
    width: 280,
  },
  ListItemText: { props: { primary: 'Rye', secondary: '12 kg' } },
  ListSubheader: { props: { children: 'Grains' }, around: IN_LIST, width: 280 },
  Masonry: {
    props: {
      columns: 3,
      spacing: 1,
      children: {
        code: `
          <Paper sx={{ height: 40 }} />
          <Paper sx={{ height: 80 }} />
          <Paper sx={{ height: 60 }} />
          <Paper sx={{ height: 70 }} />
          <Paper sx={{ height: 50 }} />
        `,
      },
    },
    width: 360,
  },
  Menu: { props: { ...PLACED.props, children: { code: MENU_ITEMS } }, opener: true },
  MenuItem: {
    props: { children: 'Rye' },
    around: `
      <MenuList>
        <Here />
        <MenuItem>Spelt</MenuItem>
      </MenuList>
    `,
  },
  MenuList: { props: { children: { code: MENU_ITEMS } }, around: '<Paper>\n  <Here />\n</Paper>' },
  MobileStepper: {
    props: {
      steps: 4,
      position: 'static',
      activeStep: 1,
      backButton: { code: '<Button size="small">Back</Button>' },
      nextButton: { code: '<Button size="small">Next</Button>' },
    },
    hide: ['position'],
    width: 360,
  },
  Modal: {
    props: {
      open: false,
      children: {
        code: "<Paper sx={{ p: 3, width: 280, mx: 'auto', my: 8 }}>We deliver every Tuesday.</Paper>",
      },
    },
    opener: true,
  },
  NativeSelect: {
    props: {
      inputProps: { code: "{ 'aria-label': 'Grain' }" },
      children: { code: '<option value="rye">Rye</option>\n<option value="spelt">Spelt</option>' },
    },
  },
  OutlinedInput: { props: { placeholder: 'Miller' } },
  Pagination: { props: { count: 10 } },
  PaginationItem: { props: { page: { code: '3' } } },
  Paper: { props: { children: 'Fresh flour', sx: { code: '{ p: 3 }' } } },
  Popover: {
    props: {
      ...PLACED.props,
      children: { code: '<Typography sx={{ p: 2 }}>Fresh flour</Typography>' },
    },
    opener: true,
  },
  Popper: { props: { ...PLACED.props, children: { code: BOX } }, opener: true },
  Radio: { props: { slotProps: { code: "{ input: { 'aria-label': 'Rye' } }" } } },
  RadioGroup: {
    props: {
      defaultValue: { code: "'rye'" },
      children: {
        code: `
          <FormControlLabel value="rye" control={<Radio />} label="Rye" />
          <FormControlLabel value="spelt" control={<Radio />} label="Spelt" />
        `,
      },
    },
  },
  Rating: { props: { name: 'flour-rating' } },
  ScopedCssBaseline: { props: { children: 'Fresh flour' } },
  Select: {
    props: {
      defaultValue: { code: '1' },
      inputProps: { code: "{ 'aria-label': 'Grain' }" },
      children: { code: MENU_ITEMS },
    },
  },
  Skeleton: { props: {}, hide: ['children'], width: 280 },
  Slide: TRANSITION,
  Slider: { props: { defaultValue: { code: '40' }, 'aria-label': 'Grind' }, width: 300 },
  Snackbar: { props: { message: 'Order placed' }, opener: true },
  SnackbarContent: { props: { message: 'Order placed' }, hide: ['role'] },
  SpeedDial: {
    props: {
      ariaLabel: 'More',
      icon: { code: '<SpeedDialIcon />' },
      direction: 'right',
      children: {
        code: `
          <SpeedDialAction icon={<PrintIcon />} slotProps={{ tooltip: { title: 'Print' } }} />
          <SpeedDialAction icon={<ShareIcon />} slotProps={{ tooltip: { title: 'Share' } }} />
        `,
      },
    },
  },
  SpeedDialAction: {
    props: {
      icon: { code: '<PrintIcon />' },
      slotProps: { code: "{ tooltip: { title: 'Print' } }" },
    },
    around: `
      <SpeedDial ariaLabel="More" icon={<SpeedDialIcon />} open direction="right">
        <Here />
      </SpeedDial>
    `,
  },
  Stack: { props: { spacing: 2, direction: 'row', children: { code: PARTS } } },
  Step: {
    props: { children: { code: '<StepLabel>Grind</StepLabel>' } },
    around: `
      <Stepper>
        <Here />
        <Step><StepLabel>Sift</StepLabel></Step>
      </Stepper>
    `,
    width: 400,
  },
  StepButton: { props: { children: 'Grind' }, around: IN_STEP, width: 280 },
  StepConnector: { width: 280 },
  StepContent: {
    props: { children: 'As fine as you like.' },
    around: `
      <Stepper orientation="vertical">
        <Step active>
          <StepLabel>Grind</StepLabel>
          <Here />
        </Step>
      </Stepper>
    `,
    width: 280,
  },
  StepIcon: { props: { icon: { code: '1' } } },
  StepLabel: { props: { children: 'Grind' }, around: IN_STEP, width: 280 },
  Stepper: { props: { activeStep: 1, children: { code: STEPS } }, width: 480 },
  SvgIcon: {
    props: { children: { code: '<path d="M12 2 2 22h20z" />' } },
  },
  SwipeableDrawer: {
    props: {
      open: false,
      onOpen: { code: '() => {}' },
      children: { code: `<List>${ITEMS}</List>` },
    },
    opener: true,
  },
  Switch: { props: { slotProps: { code: "{ input: { 'aria-label': 'Gift wrap' } }" } } },
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
    around: IN_TABS,
  },
  TabPanel: {
    props: { value: { code: "'1'" }, children: 'Stone-ground' },
    hide: ['value'],
    around: IN_TABS,
  },
  TabScrollButton: {
    props: { direction: 'right', orientation: 'horizontal', 'aria-label': 'Next' },
  },
  Table: { props: { children: { code: `<TableBody>${ROWS}</TableBody>` } }, width: 360 },
  TableBody: { props: { children: { code: ROWS } }, around: IN_TABLE, width: 360 },
  TableCell: {
    props: { children: 'Rye' },
    around: `
      <Table>
        <TableBody>
          <TableRow>
            <Here />
            <TableCell>12 kg</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    `,
    width: 360,
  },
  TableContainer: {
    props: { children: { code: `<Table><TableBody>${ROWS}</TableBody></Table>` } },
    width: 360,
  },
  TableFooter: {
    props: { children: { code: `<TableRow>${CELLS}</TableRow>` } },
    around: IN_TABLE,
    width: 360,
  },
  TableHead: {
    props: { children: { code: `<TableRow>${CELLS}</TableRow>` } },
    around: IN_TABLE,
    width: 360,
  },
  TablePagination: {
    props: {
      component: { code: "'div'" },
      count: 42,
      page: 0,
      rowsPerPage: 10,
      onPageChange: { code: '() => {}' },
    },
  },
  TablePaginationActions: {
    props: {
      count: { code: '42' },
      page: { code: '1' },
      rowsPerPage: { code: '10' },
      onPageChange: { code: '() => {}' },
      getItemAriaLabel: { code: '(type) => `Go to ${type} page`' },
    },
  },
  TableRow: {
    props: { children: { code: CELLS } },
    around: `
      <Table>
        <TableBody>
          <Here />
        </TableBody>
      </Table>
    `,
    width: 360,
  },
  TableSortLabel: { props: { active: true, children: 'Weight' } },
  Tabs: {
    props: {
      value: { code: '0' },
      children: { code: '<Tab label="Rye" />\n<Tab label="Spelt" />\n<Tab label="Oats" />' },
    },
  },
  TextField: { props: { label: 'Miller' } },
  TextareaAutosize: {
    props: { minRows: 3, 'aria-label': 'Message', defaultValue: { code: "'Please ring twice.'" } },
  },
  Timeline: {
    props: {
      children: {
        code: `
          <TimelineItem>
            <TimelineSeparator>
              <TimelineDot />
              <TimelineConnector />
            </TimelineSeparator>
            <TimelineContent>Grain arrives</TimelineContent>
          </TimelineItem>
          <TimelineItem>
            <TimelineSeparator>
              <TimelineDot />
            </TimelineSeparator>
            <TimelineContent>Flour leaves</TimelineContent>
          </TimelineItem>
        `,
      },
    },
    width: 320,
  },
  TimelineConnector: {
    around: `
      <TimelineItem>
        <TimelineSeparator>
          <TimelineDot />
          <Here />
        </TimelineSeparator>
        <TimelineContent>Grain arrives</TimelineContent>
      </TimelineItem>
    `,
    hide: ['children'],
    width: 320,
  },
  TimelineContent: {
    props: { children: 'Grain arrives' },
    around: `
      <TimelineItem>
        <TimelineSeparator>
          <TimelineDot />
        </TimelineSeparator>
        <Here />
      </TimelineItem>
    `,
    width: 320,
  },
  TimelineDot: {
    props: { children: { code: '<StarIcon />' } },
    around: `
      <TimelineItem>
        <TimelineSeparator>
          <Here />
        </TimelineSeparator>
        <TimelineContent>Grain arrives</TimelineContent>
      </TimelineItem>
    `,
    width: 320,
  },
  TimelineItem: {
    props: {
      children: {
        code: `
          <TimelineSeparator>
            <TimelineDot />
          </TimelineSeparator>
          <TimelineContent>Grain arrives</TimelineContent>
        `,
      },
    },
    around: '<Timeline>\n  <Here />\n</Timeline>',
    width: 320,
  },
  TimelineOppositeContent: {
    props: { children: '8:30' },
    around: `
      <TimelineItem>
        <Here />
        <TimelineSeparator>
          <TimelineDot />
        </TimelineSeparator>
        <TimelineContent>Grain arrives</TimelineContent>
      </TimelineItem>
    `,
    width: 320,
  },
  TimelineSeparator: {
    props: { children: { code: '<TimelineDot />\n<TimelineConnector />' } },
    around: IN_TIMELINE_ITEM,
    width: 320,
  },
  ToggleButton: { props: { value: { code: "'bold'" }, children: 'Bold' } },
  ToggleButtonGroup: {
    props: {
      value: { code: "'fine'" },
      exclusive: true,
      'aria-label': 'Grind',
      children: {
        code: `
          <ToggleButton value="fine">Fine</ToggleButton>
          <ToggleButton value="coarse">Coarse</ToggleButton>
        `,
      },
    },
  },
  Toolbar: {
    props: { children: 'Old Mill' },
    around: '<AppBar position="static">\n  <Here />\n</AppBar>',
    width: 480,
  },
  Tooltip: {
    props: { title: 'Ground this morning', children: { code: '<Button>Rye</Button>' } },
  },
  Typography: { props: { children: 'Flour, ground this morning' } },
  Zoom: TRANSITION,
};

export default presets;
