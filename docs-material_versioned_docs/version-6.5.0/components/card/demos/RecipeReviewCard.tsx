import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Print from '@mui/icons-material/Print';

const steps = [
  'Roast the carrots with oil and salt until their edges brown.',
  'Soften the onion and the ginger in a deep pot.',
  'Add the carrots and the stock, and simmer for ten minutes.',
  'Blend, then stir in the yogurt off the heat.',
];

export default function RecipeReviewCard() {
  const [open, setOpen] = React.useState(false);
  const [kept, setKept] = React.useState(false);

  return (
    <Card sx={{ width: 360, maxWidth: '100%' }}>
      <CardHeader
        avatar={
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main' }}>
            IK
          </Avatar>
        }
        title="Roasted carrot soup"
        subheader="Cooked and rated by Ines K."
        action={
          <IconButton aria-label="Print the recipe">
            <Print />
          </IconButton>
        }
      />
      <CardMedia
        component="img"
        image="/img/demos/card/soup.svg"
        alt="A blue bowl of orange soup, seen from above"
        sx={{ height: 170 }}
      />
      <CardContent>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Sweet, sharp and done in under an hour. I doubled the ginger and would
          do it again.
        </Typography>
      </CardContent>
      <CardActions>
        <IconButton
          aria-label="Keep in my cookbook"
          aria-pressed={kept}
          onClick={() => setKept(!kept)}
        >
          {kept ? <Bookmark /> : <BookmarkBorder />}
        </IconButton>
        <Button
          aria-expanded={open}
          aria-controls="recipe-review-card-steps"
          onClick={() => setOpen(!open)}
          endIcon={
            <ExpandMore
              sx={{
                transition: 'transform 200ms',
                transform: open ? 'rotate(180deg)' : 'none',
              }}
            />
          }
          sx={{ marginInlineStart: 'auto' }}
        >
          Method
        </Button>
      </CardActions>
      <Collapse in={open} timeout="auto" id="recipe-review-card-steps">
        <CardContent
          component="ol"
          sx={{
            m: 0,
            paddingInlineStart: 5,
            typography: 'body2',
            '& li + li': { mt: 1 },
          }}
        >
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </CardContent>
      </Collapse>
    </Card>
  );
}
