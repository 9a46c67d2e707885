package org.members.repository;

import java.util.List;
import org.members.dto.AttemptRow;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Rows of attempt are listed and added, never addressed. */
@Repository
public class AttemptStore {
  private final JdbcClient jdbc;

  public AttemptStore(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  public List<AttemptRow> list(int limit, int offset) {
    return jdbc.sql(
            "select email, pin_hash, created_by, tried_at from attempt order by tried_at desc,"
                + " email, created_by limit :limit offset :offset")
        .param("limit", limit)
        .param("offset", offset)
        .query(AttemptRow.class)
        .list();
  }

  public void append(AttemptRow row) {
    jdbc.sql(
            "insert into attempt (email, pin_hash, created_by, tried_at) values (:email, :pinHash,"
                + " :createdBy, :triedAt)")
        .paramSource(row)
        .update();
  }
}
