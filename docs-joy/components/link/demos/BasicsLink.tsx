import Link from '@mui/joy/Link';

export default function BasicsLink() {
  return <Link href="#basics">Read the shipping terms</Link>;
}
