import Typography from '@mui/joy/Typography';

export default function TypographyBasics() {
  return (
    <div>
      <Typography level="h3" component="h2">
        Your order has shipped
      </Typography>
      <Typography>It arrives on Tuesday between 9 and 12.</Typography>
      <Typography level="body-sm">Order 1042, paid by card</Typography>
    </div>
  );
}
