import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { themes } from './order-themes';
import type { ThemeName } from './order-themes';

const steps = ['Paid', 'Packed', 'Sent'];
const colors = ['primary', 'primary', 'default', 'success'] as const;

const initial = [
  { id: 1042, customer: 'Ana Costa', items: '2 lamps, 1 shelf', price: 148 },
  { id: 1041, customer: 'Ben Okoro', items: '1 desk', price: 310 },
  { id: 1040, customer: 'Chloe Roy', items: '4 chairs', price: 236 },
  { id: 1039, customer: 'Dev Patel', items: '1 rug', price: 95 },
].map((order, index) => ({ ...order, done: index, gift: index === 0 }));

export default function OrderDesk() {
  const [name, setName] = React.useState<ThemeName>('Default');
  const [orders, setOrders] = React.useState(initial);
  const [selected, setSelected] = React.useState(1042);
  const { components, light, dark } = themes[name];
  const order = orders.find(({ id }) => id === selected)!;
  const status = (done: number) => steps[done - 1] ?? 'New';
  const next = steps[order.done];
  const change = (values: Partial<typeof order>) =>
    setOrders(
      orders.map((one) => (one === order ? { ...one, ...values } : one)),
    );

  return (
    <ThemeProvider
      theme={(outer: Theme) => ({
        ...outer,
        components: { ...outer.components, ...components },
      })}
    >
      <Paper
        elevation={0}
        sx={[light, (theme) => theme.applyStyles('dark', dark)]}
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            justifyContent: 'space-between',
            p: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography component="p" variant="h6">
            Orders
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Theme"
            value={name}
            onChange={(_event, key) => key && setName(key)}
          >
            {Object.keys(themes).map((key) => (
              <ToggleButton key={key} value={key}>
                {key}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <List component="div" role="group" aria-label="Orders" dense>
            {orders.map(({ id, customer, price, done }) => (
              <ListItemButton
                key={id}
                selected={id === selected}
                aria-current={id === selected ? 'true' : undefined}
                onClick={() => setSelected(id)}
              >
                <ListItemAvatar>
                  <Avatar
                    aria-hidden
                    sx={{
                      bgcolor: 'primary.main',
                      color: 'primary.contrastText',
                    }}
                  >
                    {customer[0]}
                  </Avatar>
                </ListItemAvatar>
                <ListItemText
                  primary={customer}
                  secondary={`#${id}, €${price}`}
                />
                <Chip size="small" label={status(done)} color={colors[done]} />
              </ListItemButton>
            ))}
          </List>
          <Box
            sx={{
              display: 'flex',
              flexDirection: 'column',
              gap: 1.5,
              p: 2,
              borderStyle: 'solid',
              borderColor: 'divider',
              borderWidth: 0,
              borderTopWidth: { xs: 1, sm: 0 },
              borderInlineStartWidth: { sm: 1 },
            }}
          >
            <div>
              <Typography component="p" variant="subtitle1">
                {order.customer}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {order.items}
              </Typography>
            </div>
            <Stepper alternativeLabel activeStep={order.done}>
              {steps.map((step) => (
                <Step key={step}>
                  <StepLabel>{step}</StepLabel>
                </Step>
              ))}
            </Stepper>
            <FormControlLabel
              label="Gift wrap, €4"
              control={
                <Switch
                  checked={order.gift}
                  onChange={(event) => change({ gift: event.target.checked })}
                />
              }
            />
            <Typography variant="h5" component="p">
              €{order.price + (order.gift ? 4 : 0)}
            </Typography>
            {next ? (
              <Button
                variant="contained"
                onClick={() => change({ done: order.done + 1 })}
              >
                Mark as {next.toLowerCase()}
              </Button>
            ) : (
              <Button variant="outlined" onClick={() => change({ done: 0 })}>
                Reopen
              </Button>
            )}
          </Box>
        </Box>
      </Paper>
    </ThemeProvider>
  );
}
