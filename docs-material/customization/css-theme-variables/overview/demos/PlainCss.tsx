import Button from '@mui/material/Button';

// Styles without Material UI: a plain element that uses the theme's variables.
const note = `
  .clinic-note {
    padding: calc(2 * var(--mui-spacing, 8px));
    margin-bottom: var(--mui-spacing, 8px);
    border: 1px solid var(--mui-palette-divider, #ddd);
    border-radius: var(--mui-shape-borderRadius, 4px);
    color: var(--mui-palette-text-primary, #222);
  }
`;

export default function PlainCss() {
  return (
    <div>
      <style dangerouslySetInnerHTML={{ __html: note }} />
      <div className="clinic-note">Bring your vaccination record.</div>
      <Button variant="outlined">Confirm the visit</Button>
    </div>
  );
}
