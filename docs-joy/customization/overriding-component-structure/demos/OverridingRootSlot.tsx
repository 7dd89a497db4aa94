import Button from '@mui/joy/Button';

export default function OverridingRootSlot() {
  return (
    <Button component="a" href="#the-component-prop" variant="soft">
      Open the score
    </Button>
  );
}
