import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

const fields = [
  { label: 'Name on the card', complete: 'cc-name', wide: true },
  { label: 'Number', complete: 'cc-number', wide: true },
  { label: 'Valid until', complete: 'cc-exp', wide: false },
  { label: 'Check digits', complete: 'cc-csc', wide: false },
];

export default function CreditCardForm() {
  return (
    <Card
      component="form"
      sx={{ width: 320, maxWidth: '100%' }}
      onSubmit={(event) => event.preventDefault()}
    >
      <Typography level="title-lg">Pay 48.20 EUR</Typography>
      <CardContent
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: 1.5,
        }}
      >
        {fields.map(({ label, complete, wide }) => (
          <FormControl key={label} sx={wide ? { gridColumn: '1 / -1' } : {}}>
            <FormLabel>{label}</FormLabel>
            <Input name={complete} autoComplete={complete} />
          </FormControl>
        ))}
      </CardContent>
      <CardActions>
        <Button type="submit">Pay for the season ticket</Button>
      </CardActions>
    </Card>
  );
}
