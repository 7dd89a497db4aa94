import Alert from '@mui/joy/Alert';

export default function AlertBasic() {
  return <Alert>Your trial ends in three days.</Alert>;
}
