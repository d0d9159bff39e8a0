// /admin/configure-information: the configured sections.
import { SchemaList } from '#features/information/web/staff/configure/schema-list.tsx';

export default function InformationSchemasRoute() {
  return <SchemaList kind="information" />;
}
