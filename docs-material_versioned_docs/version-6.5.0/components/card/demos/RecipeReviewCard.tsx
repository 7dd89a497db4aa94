import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Collapse from '@mui/material/Collapse';

export default function RecipeReviewCard() {
  const [open, setOpen] = React.useState(false);

  return (
    <Card sx={{ width: 360, maxWidth: '100%' }}>
      <CardContent>Roasted carrot soup, 45 minutes</CardContent>
      <CardActions>
        <Button
          aria-expanded={open}
          aria-controls="recipe-review-card-method"
          onClick={() => setOpen(!open)}
        >
          Method
        </Button>
      </CardActions>
      <Collapse in={open} timeout="auto" id="recipe-review-card-method">
        <CardContent>
          Roast the carrots with oil and salt until their edges brown. Add them
          to the stock, simmer for ten minutes, and blend.
        </CardContent>
      </Collapse>
    </Card>
  );
}
