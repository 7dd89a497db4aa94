import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'plain', 'soft', 'solid'] as const;

export default function VariantButtonGroup() {
  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <ButtonGroup key={variant} variant={variant} aria-label={variant}>
          <Button>Approve</Button>
          <Button>Reject</Button>
          <Button>Postpone</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
