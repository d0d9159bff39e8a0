// /admin/configure-verification: the configured verification forms.
import { SchemaList } from '#features/information/web/staff/configure/schema-list.tsx';

export default function VerificationSchemasRoute() {
  return <SchemaList kind="verification" />;
}
