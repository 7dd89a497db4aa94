import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SECTIONS } from './data';

/** The main part, with buttons that change how long it is. */
export default function GrowingContent() {
  const [count, setCount] = useState(1);
  return (
    <Container sx={{ paddingBlock: { xs: 5, md: 10 } }}>
      <Typography component="h1" variant="h2" gutterBottom>
        Sticky footer
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '60ch', mb: 4, fontSize: '1.125rem' }}>
        Add sections to see the footer move.
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mb: 5 }}>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          disabled={count === SECTIONS.length}
          onClick={() => setCount(count + 1)}
        >
          Add section
        </Button>
        <Button
          variant="outlined"
          startIcon={<RemoveIcon />}
          disabled={count === 0}
          onClick={() => setCount(count - 1)}
        >
          Remove section
        </Button>
      </Stack>
      <Stack spacing={6}>
        {SECTIONS.slice(0, count).map((text, index) => (
          <section key={text} aria-labelledby={`section-${index + 1}`}>
            <Typography id={`section-${index + 1}`} component="h2" variant="h5" gutterBottom>
              Section {index + 1}
            </Typography>
            <Typography sx={{ maxWidth: '60ch' }}>{text}</Typography>
          </section>
        ))}
      </Stack>
    </Container>
  );
}
