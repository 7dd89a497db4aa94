import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import OpenInNew from '@mui/icons-material/OpenInNew';

export default function ButtonLink() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button component="a" href="#anatomy">
        Jump to anatomy
      </Button>
      <Button
        component="a"
        href="https://www.w3.org/WAI/ARIA/apg/patterns/button/"
        target="_blank"
        rel="noreferrer"
        variant="outlined"
        endDecorator={<OpenInNew />}
      >
        Read the pattern
      </Button>
    </Stack>
  );
}
