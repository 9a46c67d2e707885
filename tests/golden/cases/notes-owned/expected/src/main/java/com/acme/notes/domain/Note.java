package com.acme.notes.domain;

import com.acme.notes.security.RecordRules;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.JoinTable;
import jakarta.persistence.ManyToMany;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashSet;
import java.util.Set;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.Filter;

@Entity
@Table(name = "note")
@Filter(name = RecordRules.NAME, condition = RecordRules.NOTE, deduceAliasInjectionPoints = false)
@DynamicUpdate
public class Note {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id")
  private Long id;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "notebook_id", nullable = false)
  private Notebook notebook;

  @Column(name = "body", nullable = false)
  private String body;

  @Column(name = "written_at", nullable = false)
  private OffsetDateTime writtenAt = OffsetDateTime.now().truncatedTo(ChronoUnit.MICROS);

  @ManyToMany
  @JoinTable(
      name = "note_label",
      joinColumns = @JoinColumn(name = "note_id"),
      inverseJoinColumns = @JoinColumn(name = "label_id"))
  private Set<Label> labels = new LinkedHashSet<>();

  public Long getId() {
    return id;
  }

  public Notebook getNotebook() {
    return notebook;
  }

  public void setNotebook(Notebook notebook) {
    this.notebook = notebook;
  }

  public String getBody() {
    return body;
  }

  public void setBody(String body) {
    this.body = body;
  }

  public OffsetDateTime getWrittenAt() {
    return writtenAt;
  }

  public void setWrittenAt(OffsetDateTime writtenAt) {
    this.writtenAt = writtenAt;
  }

  public Set<Label> getLabels() {
    return labels;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Note that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Note.class.hashCode();
  }
}
