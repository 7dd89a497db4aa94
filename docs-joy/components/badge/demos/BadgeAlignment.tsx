import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';

const sides = ['top', 'bottom'] as const;
const edges = ['left', 'right'] as const;

export default function BadgeAlignment() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '130px 130px', gap: 3 }}>
      {sides.flatMap((vertical) =>
        edges.map((horizontal) => (
          <Badge
            key={vertical + horizontal}
            anchorOrigin={{ vertical, horizontal }}
            badgeContent={4}
          >
            <Box
              sx={{
                width: '100%',
                p: 1,
                borderRadius: 'sm',
                bgcolor: 'neutral.softBg',
              }}
            >
              {vertical} {horizontal}
            </Box>
          </Badge>
        )),
      )}
    </Box>
  );
}
