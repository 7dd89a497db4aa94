import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function EmptyTextarea() {
  return (
    <TextareaAutosize
      aria-label="New poem"
      placeholder="Type or paste a poem; the field grows with it"
      style={{ width: 320, maxWidth: '100%', font: 'inherit', resize: 'none' }}
    />
  );
}
