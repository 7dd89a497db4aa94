import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';
import VerifiedUser from '@mui/icons-material/VerifiedUser';

export default function LicenseCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <Typography level="title-lg" startDecorator={<VerifiedUser />}>
        Newsroom license
      </Typography>
      <Divider />
      <CardContent>
        <Typography>12 of 20 desks in use</Typography>
        <Typography level="body-sm">
          Covers print, web and radio until 31 March.
        </Typography>
      </CardContent>
      <CardActions>
        <Button variant="outlined" color="neutral">
          Add a desk
        </Button>
        <Button variant="plain">Read the terms</Button>
      </CardActions>
    </Card>
  );
}
