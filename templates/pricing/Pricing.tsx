import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import Questions from '../shared-site/Questions';
import SitePage from '../shared-site/SitePage';
import ComparisonTable from './ComparisonTable';
import { FOOTER, NAVIGATION, PRODUCT, QUESTIONS } from './data';
import Plans from './Plans';

/** Plans with prices for the reader's case, a comparison of all features, and questions. */
export default function Pricing() {
  return (
    <SitePage product={PRODUCT} navigation={NAVIGATION} footer={FOOTER}>
      <Plans />
      <Box
        id="compare"
        component="section"
        aria-labelledby="compare-title"
        sx={{
          backgroundColor: 'background.paper',
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Container sx={{ paddingBlock: { xs: 5, md: 9 } }}>
          <Typography id="compare-title" variant="h3" component="h2" sx={{ mb: 3 }}>
            Compare the plans
          </Typography>
          <ComparisonTable />
        </Container>
      </Box>
      <Container
        id="questions"
        component="section"
        aria-labelledby="questions-title"
        sx={{
          paddingBlock: { xs: 5, md: 9 },
          display: 'grid',
          gap: { xs: 3, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
        }}
      >
        <Typography id="questions-title" variant="h3" component="h2">
          Questions
        </Typography>
        <div>
          <Questions questions={QUESTIONS} />
        </div>
      </Container>
    </SitePage>
  );
}
