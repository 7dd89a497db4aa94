import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import AccountBalance from '@mui/icons-material/AccountBalance';
import CreditCard from '@mui/icons-material/CreditCard';

const methods = { 'Credit card': CreditCard, 'Bank transfer': AccountBalance };

export default function ExamplePaymentChannels() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Pay with</FormLabel>
      <RadioGroup defaultValue="Credit card">
        <List
          variant="outlined"
          sx={{
            borderRadius: 'md',
            '& li + li': { borderTop: '1px solid', borderColor: 'divider' },
          }}
        >
          {Object.entries(methods).map(([name, Icon]) => (
            <ListItem key={name}>
              <ListItemDecorator>
                <Icon />
              </ListItemDecorator>
              <Radio
                overlay
                value={name}
                label={name}
                sx={{ flexGrow: 1, flexDirection: 'row-reverse' }}
              />
            </ListItem>
          ))}
        </List>
      </RadioGroup>
    </FormControl>
  );
}
