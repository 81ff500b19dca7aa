/** Language, direction, width and role fields, shared by all previews. */
import { useFormat, useText } from 'proscenium/i18n';
import { previewFrames, useService } from 'proscenium/sdk';
import { Choice, Note, Segments, Slider } from './fields';
import type { Values } from './useQueryState';
import { people, widthOf, widthRange, widths, type ViewName } from './view';

export interface ViewFieldsProps {
  readonly view: Values<ViewName>;
  readonly set: (name: ViewName, value: string) => void;
}

export function ViewFields({ view, set }: ViewFieldsProps) {
  const t = useText();
  const { locales } = useService(previewFrames);
  return (
    <>
      <WidthFields view={view} set={set} />
      <Choice
        label={t('adminLanguage')}
        value={view.locale}
        options={[
          { value: '', label: t('adminOwnLanguage') },
          ...locales.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={(value) => set('locale', value)}
      />
      <PersonFields view={view} set={set} />
    </>
  );
}

/** Direction and role. */
export function PersonFields({
  view,
  set,
}: {
  readonly view: Pick<Values<ViewName>, 'dir' | 'as'>;
  readonly set: (name: 'dir' | 'as', value: string) => void;
}) {
  const t = useText();
  return (
    <>
      <Segments
        label={t('adminDirection')}
        value={view.dir}
        options={[
          { value: '', label: t('adminOwnDirection') },
          { value: 'ltr', label: 'LTR' },
          { value: 'rtl', label: 'RTL' },
        ]}
        onChange={(value) => set('dir', value)}
      />
      <Segments
        label={t('adminSeenBy')}
        value={view.as}
        options={people.map((person) => ({ value: person, label: t(names[person]) }))}
        onChange={(value) => set('as', value)}
      />
      {view.as !== 'guest' && <Note>{t('adminGuestData')}</Note>}
    </>
  );
}

export function WidthFields({
  view,
  set,
}: {
  readonly view: Pick<Values<ViewName>, 'width'>;
  readonly set: (name: 'width', value: string) => void;
}) {
  const t = useText();
  const format = useFormat();
  const width = widthOf(view);
  return (
    <>
      <Segments
        label={t('adminScreens')}
        value={String(width)}
        options={widths.map((each) => ({
          value: String(each),
          label: format.number(each, { useGrouping: false }),
        }))}
        onChange={(value) => set('width', value)}
      />
      <Slider
        label={t('adminWidth')}
        value={width}
        least={widthRange.least}
        most={widthRange.most}
        valueText={t('adminPixels', { width })}
        onChange={(value) => set('width', String(value))}
      />
    </>
  );
}

const names = { guest: 'adminGuest', viewer: 'adminViewer', child: 'adminChild' } as const;
