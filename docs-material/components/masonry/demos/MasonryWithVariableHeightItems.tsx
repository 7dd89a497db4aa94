import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const RECIPES = [
  { glaze: 'Clear', recipe: 'Clay 40, quartz 30, chalk 20, white clay 10' },
  {
    glaze: 'Satin white',
    recipe: 'Ground glass 45, limestone 25, white clay 20, tin oxide 10',
  },
  {
    glaze: 'Iron red',
    recipe: 'Clay 48, bone ash 15, quartz 12, chalk 14, iron oxide 11',
  },
  {
    glaze: 'Dark blue',
    recipe: 'Clay 42, quartz 28, chalk 18, iron oxide 11, cobalt 1',
  },
];

export default function MasonryWithVariableHeightItems() {
  const [open, setOpen] = React.useState<readonly string[]>(['Clear']);

  return (
    <Masonry columns={2} spacing={2}>
      {RECIPES.map(({ glaze, recipe }) => (
        <Paper key={glaze} variant="outlined" sx={{ p: 1 }}>
          <Button
            aria-expanded={open.includes(glaze)}
            onClick={() =>
              setOpen(
                open.includes(glaze)
                  ? open.filter((name) => name !== glaze)
                  : [...open, glaze],
              )
            }
          >
            {glaze}
          </Button>
          {open.includes(glaze) && (
            <Typography sx={{ p: 1 }}>{recipe}</Typography>
          )}
        </Paper>
      ))}
    </Masonry>
  );
}
