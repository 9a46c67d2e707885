package com.acme.notes.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import org.hibernate.annotations.Immutable;
import org.hibernate.annotations.Subselect;

/**
 * A row of the view recent_note. Rows are read as values and never found by a key, which a view
 * need not have.
 */
@Entity
@Immutable
@Subselect("select id, body from recent_note")
public class RecentNote {
  @Id
  @Column(name = "id")
  private Long id;

  @Column(name = "body")
  private String body;
}
