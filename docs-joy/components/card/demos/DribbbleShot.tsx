import AspectRatio from '@mui/joy/AspectRatio';
import Avatar from '@mui/joy/Avatar';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function DribbbleShot() {
  return (
    <Card variant="plain" sx={{ width: 320, maxWidth: '100%', p: 0 }}>
      <AspectRatio ratio="4/3">
        <img
          src="/img/demos/joy-card/harbor.svg"
          alt="Poster of two boats under a low sun"
        />
      </AspectRatio>
      <CardContent
        orientation="horizontal"
        sx={{ alignItems: 'center', justifyContent: 'space-between' }}
      >
        <div>
          <Typography level="title-sm">Regatta poster</Typography>
          <Typography level="body-xs">Linocut in three colors</Typography>
        </div>
        <Avatar color="warning">EL</Avatar>
      </CardContent>
    </Card>
  );
}
