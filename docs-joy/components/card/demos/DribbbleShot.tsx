import AspectRatio from '@mui/joy/AspectRatio';
import Avatar from '@mui/joy/Avatar';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';
import Visibility from '@mui/icons-material/Visibility';

export default function DribbbleShot() {
  return (
    <Card variant="plain" sx={{ width: 300, maxWidth: '100%', p: 0 }}>
      <AspectRatio ratio="4/3">
        <img
          src="/img/demos/joy-card/harbor.svg"
          alt="Poster of two boats under a low sun"
        />
      </AspectRatio>
      <CardContent
        orientation="horizontal"
        sx={{ alignItems: 'center', gap: 1 }}
      >
        <Avatar size="sm" color="warning" variant="soft">
          EL
        </Avatar>
        <Typography level="title-sm" sx={{ mr: 'auto' }}>
          Regatta poster
        </Typography>
        <Chip size="sm" startDecorator={<Visibility />}>
          2.4k views
        </Chip>
      </CardContent>
    </Card>
  );
}
