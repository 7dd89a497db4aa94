import Rating from '@mui/material/Rating';

export default function SourceClosed() {
  return <Rating name="source-closed-cabin" defaultValue={4} />;
}
