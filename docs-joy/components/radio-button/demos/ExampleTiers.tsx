import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const tiers = [
  { name: 'Small', text: 'Up to 5 users', price: '$20' },
  { name: 'Medium', text: 'Up to 25 users', price: '$80' },
  { name: 'Large', text: 'Any number of users', price: '$200' },
];

export default function ExampleTiers() {
  return (
    <RadioGroup
      overlay
      aria-label="Plan"
      defaultValue="Medium"
      sx={{ width: 280, gap: 1.5 }}
    >
      {tiers.map(({ name, text, price }) => (
        <Sheet
          key={name}
          variant="outlined"
          sx={{ display: 'flex', gap: 1, p: 2, borderRadius: 'md' }}
        >
          <Radio
            value={name}
            sx={{ flexGrow: 1 }}
            label={
              <span>
                {name}
                <Typography level="body-sm" sx={{ display: 'block' }}>
                  {text}
                </Typography>
              </span>
            }
          />
          <Typography>{price}</Typography>
        </Sheet>
      ))}
    </RadioGroup>
  );
}
