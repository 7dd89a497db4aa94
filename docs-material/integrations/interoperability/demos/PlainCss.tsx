import Button from '@mui/material/Button';

const css = `
  .record-button.record-button {
    border-radius: 2rem;
    background: #8a1538;
    color: white;
  }
`;

export default function PlainCss() {
  return (
    <div>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <Button variant="contained" className="record-button">
        Record
      </Button>
    </div>
  );
}
