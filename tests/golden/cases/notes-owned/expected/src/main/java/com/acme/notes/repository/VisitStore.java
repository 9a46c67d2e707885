package com.acme.notes.repository;

import com.acme.notes.dto.VisitRow;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Rows of visit are listed and added, never addressed. */
@Repository
public class VisitStore {
  private final JdbcClient jdbc;

  public VisitStore(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  public List<VisitRow> list(int limit, int offset) {
    return jdbc.sql(
            "select note_id, seen_at from visit order by seen_at desc, note_id limit :limit offset"
                + " :offset")
        .param("limit", limit)
        .param("offset", offset)
        .query(VisitRow.class)
        .list();
  }

  public void append(VisitRow row) {
    jdbc.sql("insert into visit (note_id, seen_at) values (:noteId, :seenAt)")
        .paramSource(row)
        .update();
  }
}
