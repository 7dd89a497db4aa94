import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';

const plans = { Monthly: '$12', Yearly: '$120' };

export default function RadioButtonLabel() {
  return (
    <RadioGroup aria-label="Billing" defaultValue="Yearly">
      {Object.entries(plans).map(([plan, price]) => (
        <Radio
          key={plan}
          value={plan}
          label={
            <Typography endDecorator={<Typography>{price}</Typography>}>
              {plan}
            </Typography>
          }
        />
      ))}
    </RadioGroup>
  );
}
