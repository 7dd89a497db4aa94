import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Avatar from '@mui/joy/Avatar';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import IconButton from '@mui/joy/IconButton';
import Typography from '@mui/joy/Typography';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';

export default function InstagramPost() {
  const [liked, setLiked] = React.useState(false);

  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent orientation="horizontal" sx={{ alignItems: 'center' }}>
        <Avatar size="sm">BG</Avatar>
        <Typography level="title-sm">botanic.ghent</Typography>
      </CardContent>
      <CardOverflow>
        <AspectRatio ratio="1">
          <img
            src="/img/demos/joy-card/glasshouse.svg"
            alt="Large fern under a glass dome"
          />
        </AspectRatio>
      </CardOverflow>
      <CardContent orientation="horizontal" sx={{ alignItems: 'center' }}>
        <IconButton
          size="sm"
          color={liked ? 'danger' : 'neutral'}
          aria-label="Like"
          aria-pressed={liked}
          onClick={() => setLiked(!liked)}
        >
          {liked ? <Favorite /> : <FavoriteBorder />}
        </IconButton>
        <Typography level="body-sm">
          {liked ? 87 : 86} people like this
        </Typography>
      </CardContent>
      <Typography level="body-sm">
        The dome is open again after the storm.
      </Typography>
    </Card>
  );
}
