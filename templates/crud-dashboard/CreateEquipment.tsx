import { EMPTY_FORM } from './formValues';
import EquipmentForm from './EquipmentForm';
import { createEquipment } from './equipmentStore';
import { useNotify } from './notifications';
import PageTitle from './PageTitle';
import { hrefOf, navigate } from './route';

/** A form for a new record. */
export default function CreateEquipment() {
  const notify = useNotify();
  return (
    <>
      <PageTitle title="Add equipment" hasBackLink />
      <EquipmentForm
        initialValues={EMPTY_FORM}
        action="Add"
        cancelHref={hrefOf({ view: 'list' })}
        onSave={async (input) => {
          const { id, name } = await createEquipment(input);
          notify(`${name} added`);
          navigate({ view: 'show', id });
        }}
      />
    </>
  );
}
