import * as React from 'react';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';

export default function MultipleInteractionCard() {
  const [starred, setStarred] = React.useState(false);

  return (
    <Card orientation="horizontal" sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent>
        <Typography level="title-md">
          <Link overlay href="#discrete-actions" color="neutral">
            Rye bread, two days
          </Link>
        </Typography>
        <Typography level="body-sm">Sourdough, 900 g</Typography>
      </CardContent>
      <IconButton
        aria-label="Star this recipe"
        aria-pressed={starred}
        onClick={() => setStarred(!starred)}
        sx={{ zIndex: 1, alignSelf: 'center' }}
      >
        {starred ? <Star /> : <StarBorder />}
      </IconButton>
    </Card>
  );
}
