import Box from '@mui/system/Box';

const knots = [8, 12, 18, 24, 27, 21, 14];

export default function WindForecast() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'end', textAlign: 'center' }}>
      {knots.map((speed, hour) => (
        <Box
          key={hour}
          sx={{
            flex: 1,
            height: speed * 6,
            mx: { xs: 0.25, sm: 0.5 },
            bgcolor: speed > 20 ? 'primary.main' : 'action.selected',
            color: speed > 20 ? 'primary.contrastText' : 'text.primary',
          }}
        >
          {speed}
        </Box>
      ))}
    </Box>
  );
}
