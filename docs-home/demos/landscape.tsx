import Box from '@mui/material/Box';

/** A lighthouse at sea, in the colors of the theme. */
export function Landscape() {
  return (
    <Box
      component="svg"
      viewBox="0 0 240 260"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        color: 'primary.main',
        bgcolor: 'background.paper',
      }}
    >
      <g fill="currentColor">
        <path fillOpacity="0.16" d="M-200-200h640v460h-640z" />
        <circle fillOpacity="0.2" cx="70" cy="130" r="58" />
        <circle fillOpacity="0.3" cx="70" cy="130" r="34" />
        <path fillOpacity="0.14" d="M160 78L10 40v62zM170 78l290-60v100z" />
        <path
          fillOpacity="0.35"
          d="M-200 196c120-24 200-20 290-4s170 6 350-8v76h-640z"
        />
        <path
          fillOpacity="0.8"
          d="M146 184l8-84h-5v-8h5V72l11-9 11 9v20h5v8h-5l8 84z"
        />
        <path
          fillOpacity="0.6"
          d="M76 212c36-30 84-38 364-32v80H36c10-20 22-34 40-48z"
        />
        <path d="M-200 226c60-16 190-4 260 2s100-12 180-4 100 4 200 0v36h-640z" />
      </g>
    </Box>
  );
}
