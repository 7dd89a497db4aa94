import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import GridLegacy from '@mui/material/GridLegacy';
import Typography from '@mui/material/Typography';

export default function ComplexGrid() {
  return (
    <Card sx={{ p: 2, width: 1, maxWidth: 480 }}>
      <GridLegacy container spacing={2} sx={{ alignItems: 'center' }}>
        <GridLegacy item xs="auto" sx={{ display: 'flex' }}>
          <ArticleOutlined color="primary" fontSize="large" />
        </GridLegacy>
        <GridLegacy item xs zeroMinWidth>
          <Typography noWrap>Night trains return to the coast line</Typography>
          <Typography variant="body2" color="textSecondary">
            Page 1, 640 words
          </Typography>
        </GridLegacy>
        <GridLegacy item xs={12} sm="auto">
          <Button variant="outlined">Proofread</Button>
        </GridLegacy>
      </GridLegacy>
    </Card>
  );
}
