import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Download from '@mui/icons-material/Download';
import OpenInNew from '@mui/icons-material/OpenInNew';

export default function DecoratorExamples() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Link href="#common-examples" startDecorator={<Download />}>
        Invoice 1042 (PDF, 1 MB)
      </Link>
      <Link
        href="https://www.w3.org/WAI/ARIA/apg/patterns/link/"
        target="_blank"
        rel="noreferrer"
        endDecorator={<OpenInNew />}
      >
        Link pattern (new tab)
      </Link>
      <Link
        href="#common-examples"
        variant="soft"
        endDecorator={
          <Chip size="sm" variant="solid" color="primary">
            New
          </Chip>
        }
      >
        Reports
      </Link>
    </Stack>
  );
}
