import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

interface SiteFooterProps {
  product: string;
  columns: readonly { title: string; links: readonly string[] }[];
}

/** Columns of links and the copyright line. */
export default function SiteFooter({ product, columns }: SiteFooterProps) {
  return (
    <Box
      component="footer"
      sx={{ borderTop: 1, borderColor: 'divider', backgroundColor: 'background.paper' }}
    >
      <Container sx={{ paddingBlock: { xs: 4, md: 6 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
          }}
        >
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <Typography component="h2" variant="subtitle2" gutterBottom>
                {title}
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
                {links.map((label) => (
                  <Typography component="li" variant="body2" key={label} sx={{ paddingBlock: 0.5 }}>
                    <Link href={`#${label.toLowerCase()}`} color="textSecondary" underline="hover">
                      {label}
                    </Link>
                  </Typography>
                ))}
              </Box>
            </nav>
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 4 }}>
          © {product}
        </Typography>
      </Container>
    </Box>
  );
}
