import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ShoppingBasket from '@mui/icons-material/ShoppingBasket';

export default function IconButtonWithBadge() {
  const [books, setBooks] = React.useState(2);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <IconButton
        aria-label={`Basket, ${books} books`}
        onClick={() => setBooks(0)}
      >
        <Badge badgeContent={books} color="primary">
          <ShoppingBasket />
        </Badge>
      </IconButton>
      <Button onClick={() => setBooks(books + 1)}>Add a book</Button>
    </Stack>
  );
}
