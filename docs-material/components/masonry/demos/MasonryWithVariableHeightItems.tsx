import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const RECIPES = [
  { glaze: 'Clear', recipe: 'Feldspar 40, silica 30, whiting 20, kaolin 10' },
  {
    glaze: 'Satin white',
    recipe: 'Nepheline syenite 45, dolomite 25, kaolin 20, tin oxide 10',
  },
  {
    glaze: 'Iron red',
    recipe: 'Feldspar 48, bone ash 15, silica 12, talc 8, iron oxide 11',
  },
  {
    glaze: 'Rutile blue',
    recipe: 'Feldspar 42, silica 28, whiting 18, rutile 6, cobalt 1',
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
