import Box from '@mui/system/Box';

const values = ['flex-start', 'center', 'flex-end', 'space-between', 'stretch'];
const rooms = ['Attic', 'Study', 'Hall', 'Cellar', 'Porch'];

export default function AlignContent() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {values.map((alignContent) => (
        <Box key={alignContent} sx={{ width: 160 }}>
          <code>{alignContent}</code>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              height: 130,
              border: '1px dashed',
              alignContent,
            }}
          >
            {rooms.map((room) => (
              <Box key={room} sx={{ px: 1, border: 1, borderColor: 'divider' }}>
                {room}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
