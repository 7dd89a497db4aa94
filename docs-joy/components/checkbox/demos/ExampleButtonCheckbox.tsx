import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Laptop from '@mui/icons-material/Laptop';
import Smartphone from '@mui/icons-material/Smartphone';
import Tablet from '@mui/icons-material/Tablet';

const viewports = { Phone: Smartphone, Tablet, Laptop };

export default function ExampleButtonCheckbox() {
  return (
    <Stack
      role="group"
      aria-label="Viewports to test"
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {Object.entries(viewports).map(([name, Icon]) => (
        <Sheet
          key={name}
          variant="outlined"
          sx={{ display: 'grid', width: 110, p: 1.5, borderRadius: 'md' }}
        >
          <Checkbox
            overlay
            label={name}
            sx={{ flexDirection: 'row-reverse' }}
            slotProps={{
              action: {
                sx: (theme) => ({
                  [`&.${checkboxClasses.checked}`]: {
                    border: `2px solid ${theme.vars.palette.primary[500]}`,
                  },
                }),
              },
            }}
          />
          <Icon
            fontSize="xl4"
            style={{ marginTop: 16, justifySelf: 'center' }}
          />
        </Sheet>
      ))}
    </Stack>
  );
}
