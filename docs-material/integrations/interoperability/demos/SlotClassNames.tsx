import Slider from '@mui/material/Slider';

const css = `
  .thick-rail.thick-rail { block-size: 10px; }
  .flat-thumb.flat-thumb { box-shadow: none; border-radius: 2px; }
`;

export default function SlotClassNames() {
  return (
    <div>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <Slider
        aria-label="Bass"
        defaultValue={60}
        slotProps={{
          rail: { className: 'thick-rail' },
          thumb: { className: 'flat-thumb' },
        }}
        sx={{ width: 224 }}
      />
    </div>
  );
}
