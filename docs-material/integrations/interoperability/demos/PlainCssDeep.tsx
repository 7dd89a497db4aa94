import FiberManualRecord from '@mui/icons-material/FiberManualRecord';
import Button from '@mui/material/Button';

const css = `
  .arm-button {
    border-style: dashed;
  }
  .arm-button .MuiButton-startIcon {
    color: #d32f2f;
  }
`;

export default function PlainCssDeep() {
  return (
    <div>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <Button
        variant="outlined"
        className="arm-button"
        startIcon={<FiberManualRecord />}
      >
        Arm track 3
      </Button>
    </div>
  );
}
